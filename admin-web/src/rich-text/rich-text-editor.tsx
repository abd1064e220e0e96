import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

interface RichTextEditorProps {
  readonly labelledBy: string
  readonly describedBy: string
  readonly value: string
  readonly onChange: (html: string) => void
}

/** Only what the server keeps (decision 128): no code, no rules, no strikes. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, protocols: ['https', 'mailto', 'tel'] },
  }),
]

export function RichTextEditor({ labelledBy, describedBy, value, onChange }: RichTextEditorProps) {
  /** What the editor holds: given to it, or typed into it. */
  const held = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    // A style element is against the page's policy; the few rules are in the dashboard's own sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'prose min-h-36 max-w-none px-3 py-2.5 focus:outline-none',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
      },
    },
    onUpdate(change) {
      held.current = htmlOf(change.editor)
      onChange(held.current)
    },
  })

  // The form began again: another record, a colleague's text.
  useEffect(() => {
    if (editor === null || value === held.current) return
    held.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  if (editor === null) return null
  return (
    <div className="rounded border border-line-strong bg-surface focus-within:border-brand focus-within:ring-2 focus-within:ring-brand/40">
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}
