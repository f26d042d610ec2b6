import { useEffect, useState } from 'react';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { IconFileUpload } from '@tabler/icons-react';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import * as said from '#contract/messages/en/ui.ts';
import { ErrorModal } from './dialogs.tsx';
import { pastedHtml } from './pasted-html.ts';
import { useToolbarKeys } from './toolbar-keys.ts';
import '@mantine/core/styles/Tooltip.css';
import '@mantine/core/styles/Typography.css';
import '@mantine/tiptap/styles.css';
import classes from './rich-text-editor.module.css';

export interface RichTextFieldProps {
  label: string;
  /** The label of the field that takes a text file. */
  fileLabel: string;
  required?: boolean;
  description?: string;
  /** HTML. A new value from outside replaces the content. */
  value: string;
  onChange: (html: string) => void;
  error: string | undefined;
}

/** Text with simple formatting. A plain text file can fill it. */
export default function TextEditor({ label, value, onChange, error, ...props }: RichTextFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const toolbar = useToolbarKeys(said.formatting({ field: label }));
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: { openOnClick: false }, codeBlock: false, code: false })],
    content: value,
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
  });
  useEffect(() => {
    // React may hide and show the page while a part of it loads, and the previous editor is then gone.
    if (editor && !editor.isDestroyed && value !== editor.getHTML() && !editor.isFocused)
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const takeFile = async (file: File | null) => {
    if (!file) return;
    const text = await readPlainText(file);
    if (text === null) setProblem(said.textFileRefused());
    else {
      const paragraphs = text.split(/\r?\n/).map((line) => ({
        type: 'paragraph',
        content: line === '' ? [] : [{ type: 'text', text: line }],
      }));
      editor.chain().setContent({ type: 'doc', content: paragraphs }, { emitUpdate: true }).run();
    }
  };
  return (
    <div>
      <Input.Wrapper
        label={label}
        labelElement="div"
        required={props.required}
        description={props.description}
        error={error}
      >
        <RichTextEditor
          editor={asMantineKnowsIt(editor)}
          labels={labels()}
          className={classes.editor}
          data-error={error ? true : undefined}
        >
          <RichTextEditor.Toolbar {...toolbar}>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              <RichTextEditor.Underline />
              <RichTextEditor.Strikethrough />
              <RichTextEditor.ClearFormatting />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.H2 />
              <RichTextEditor.H3 />
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
              <RichTextEditor.Blockquote />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
          </RichTextEditor.Toolbar>
          <RichTextEditor.Content className={classes.editorContent} />
        </RichTextEditor>
      </Input.Wrapper>
      <Group mt="xs">
        <FileButton
          onChange={(file) => void takeFile(file)}
          accept="text/plain,.txt"
          inputProps={{ 'aria-label': props.fileLabel }}
        >
          {(file) => (
            <Button {...file} variant="default" leftSection={<IconFileUpload size={18} aria-hidden />}>
              {said.uploadTextFile()}
            </Button>
          )}
        </FileButton>
      </Group>
      <ErrorModal message={problem} onClose={() => setProblem(null)} />
    </div>
  );
}

const labels = (): RichTextEditorProps['labels'] => ({
  boldControlLabel: said.bold(),
  italicControlLabel: said.italic(),
  underlineControlLabel: said.underline(),
  strikeControlLabel: said.strikethrough(),
  clearFormattingControlLabel: said.clearFormatting(),
  h2ControlLabel: said.heading2(),
  h3ControlLabel: said.heading3(),
  bulletListControlLabel: said.bulletList(),
  orderedListControlLabel: said.orderedList(),
  blockquoteControlLabel: said.blockquote(),
  linkControlLabel: said.link(),
  unlinkControlLabel: said.unlink(),
  linkEditorInputLabel: said.enterUrl(),
  linkEditorExternalLink: said.openInNewTab(),
  linkEditorInternalLink: said.openInSameTab(),
  linkEditorSave: said.saveLink(),
  undoControlLabel: said.undo(),
  redoControlLabel: said.redo(),
});

/** Both packages mean the same class, but read its types from different files of one package. */
function asMantineKnowsIt(editor: unknown): RichTextEditorProps['editor'] {
  return editor as RichTextEditorProps['editor'];
}

/** The file's text, or null if it is not plain text. */
async function readPlainText(file: File): Promise<string | null> {
  if (file.type !== 'text/plain' && !(file.type === '' && file.name.toLowerCase().endsWith('.txt')))
    return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
