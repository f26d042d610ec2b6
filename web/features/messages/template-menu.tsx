import * as said from '#contract/messages/en/messages.ts';
import { useState } from 'react';
import { getMessageTemplates } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';

const TemplatesDialog = lazyDialog(async () => (await import('./templates-dialog.tsx')).TemplatesDialog);

interface TemplateMenuProps {
  applicationId: string;
  /** Called with the text, filled in for the candidate. */
  onChoose: (text: string) => void;
}

/** The company's text templates for messages. */
export function TemplateMenu({ applicationId, onChoose }: TemplateMenuProps) {
  const { data } = useRead(getMessageTemplates, { applicationId });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowMenu
        label={said.templates()}
        text={said.templatesShort()}
        entries={[
          ...(data?.templates ?? []).map(({ name, text, filledIn }) => ({
            label: name,
            onSelect: () => onChoose(filledIn ?? text),
          })),
          { label: said.editTemplates(), onSelect: () => setIsOpen(true) },
        ]}
      />
      <TemplatesDialog opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
