import type { ReactNode } from 'react';
import { Box, Stack, Text, TextInput } from '@mantine/core';
import * as said from '#contract/messages/en/public.ts';
import classes from './public.module.css';

export interface ScriptedFormProps {
  /** The path of the call that takes the values. */
  path: string;
  /** Shown once the values were sent. */
  sent: string;
  label?: string;
  children: ReactNode;
}

/**
 * A form that `web/public-pages/scripts` sends. Until that script runs, the fields are disabled, so that no one types
 * in vain.
 */
export function ScriptedForm({ path, sent, label, children }: ScriptedFormProps) {
  return (
    <>
      <noscript>
        <Text p="md" bdrs="md" mb="md" bg="var(--amber-soft)" c="var(--amber-text)">
          {said.needsJavaScript()}
        </Text>
      </noscript>
      <form data-message-form={path} aria-label={label} noValidate>
        <fieldset disabled className={classes.fields}>
          <Stack gap="md">
            <Box role="status" data-sent hidden p="md" bdrs="md" bg="var(--moss-soft)" c="var(--moss-text)">
              {sent}
            </Box>
            <Box
              role="alert"
              data-refused
              hidden
              p="md"
              bdrs="md"
              bg="var(--brick-soft)"
              c="var(--brick-text)"
            />
            {children}
          </Stack>
        </fieldset>
      </form>
    </>
  );
}

/** A field with a place for its error. */
export function ScriptedField({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <Text id={`${name}-error`} data-error-of={name} hidden mt={4} c="var(--mantine-color-error)" fz="sm" />
    </div>
  );
}

export const EmailField = () => (
  <ScriptedField name="email">
    <TextInput
      name="email"
      label={said.email()}
      type="email"
      autoComplete="email"
      required
      withAsterisk={false}
      aria-describedby="email-error"
    />
  </ScriptedField>
);
