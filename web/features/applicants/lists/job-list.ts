import * as said from '#contract/messages/en/applicants.ts';
import { PAGE_LIMIT } from '#contract/shared/limits.ts';
import { getApplicationByJobId } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { readAllRows } from '#web/api/read-all.ts';
import type { InputOf } from '#web/api/types.ts';
import type { Applicant } from '#web/features/applications/received/applicant.ts';
import type { DecidedPerson } from '#web/features/decisions/decide-dialog.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { useOrder } from '#web/ui/use-order.ts';

type Asked = Pick<InputOf<typeof getApplicationByJobId>, 'applicationType'>;

const AT_ONCE = 25;

/** The applications of one job shown in a list, with the sort order and search taken from the address. */
export function useJobList(jobId: string, asked: Asked) {
  const order = useOrder(getApplicationByJobId);
  const { values, set } = useAddress(['text']);
  const wanted = {
    jobId,
    ...asked,
    ...order.sort,
    ...(values.text === '' ? {} : { text: values.text }),
  };
  const query = useReadPages(getApplicationByJobId, { ...wanted, limit: AT_ONCE }, (list) => list, {
    keepPrevious: true,
  });
  return {
    query,
    order: order.of(query),
    text: values.text,
    search: {
      label: said.search(),
      value: values.text,
      onChange: (text: string) => set({ text }),
    },
    readAll: async (max: number) =>
      (
        await readAllRows(getApplicationByJobId, { ...wanted, limit: PAGE_LIMIT.max }, (list) => list, {
          max,
        })
      ).items,
    /** For the file with all rows. */
    download: { call: getApplicationByJobId, input: wanted, itemsOf: (list: Applicant[]) => list },
  };
}

export const personOf = (row: Applicant): DecidedPerson => ({
  applicationId: row.applicationId,
  name: row.candidateName,
  stage: row.stage,
  offeredDays: row.offeredDays,
});
