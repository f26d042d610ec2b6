import { testListPlans } from '#server/testing/list-plans.ts';

testListPlans(20_000);
