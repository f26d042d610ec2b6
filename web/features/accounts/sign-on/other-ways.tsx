import { Button, Divider, Stack } from '@mantine/core';
import { IconBuilding, IconKey, IconLogin2 } from '@tabler/icons-react';
import * as accounts from '#contract/messages/en/accounts.ts';
import * as factor from '#contract/messages/en/second-factor.ts';
import * as said from '#contract/messages/en/sign-on.ts';
import { canUsePasskeys } from '../second-factor/passkey-support.ts';
import { useSteps } from '../second-factor/use-steps.ts';
import { goToProvider, operatorsSignOn } from './provider.ts';
import { Problem } from '../problem.tsx';

export interface OtherWaysProps {
  remember: boolean;
  onPasskey: () => Promise<void>;
  onCompany: () => void;
}

/** The ways to sign in without a password. */
export function OtherWays({ remember, onPasskey, onCompany }: OtherWaysProps) {
  const { problem, busy, run } = useSteps();
  const operators = operatorsSignOn();
  return (
    <Stack gap="sm" mt="md">
      <Divider label={accounts.or()} />
      <Problem text={problem} />
      {operators === null ? null : (
        <Button
          variant="default"
          size="md"
          leftSection={<IconLogin2 size={18} aria-hidden />}
          loading={busy}
          onClick={() => void run(() => goToProvider({ remember }))}
        >
          {said.signInWith({ provider: operators })}
        </Button>
      )}
      <Button
        variant="default"
        size="md"
        leftSection={<IconBuilding size={18} aria-hidden />}
        onClick={onCompany}
      >
        {said.useCompany()}
      </Button>
      {canUsePasskeys() ? (
        <Button
          variant="default"
          size="md"
          leftSection={<IconKey size={18} aria-hidden />}
          loading={busy}
          onClick={() => void run(onPasskey)}
        >
          {factor.usePasskey()}
        </Button>
      ) : null}
    </Stack>
  );
}
