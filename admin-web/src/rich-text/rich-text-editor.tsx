import { type ChainedCommands, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'

interface Tool {
  readonly label: string
  readonly sign: string
  /** What the editor calls it. */
  readonly name: string
  readonly toggle: (chain: ChainedCommands) => ChainedCommands
}

const HEADING = { level: 3 } as const

const TOOLS: readonly Tool[] = [
  { label: 'Bold', sign: 'B', name: 'bold', toggle: (chain) => chain.toggleBold() },
  { label: 'Italic', sign: 'I', name: 'italic', toggle: (chain) => chain.toggleItalic() },
  { label: 'Underline', sign: 'U', name: 'underline', toggle: (chain) => chain.toggleUnderline() },
  { label: 'Heading', sign: 'H', name: 'heading', toggle: (chain) => chain.toggleHeading(HEADING) },
  { label: 'List', sign: '•', name: 'bulletList', toggle: (chain) => chain.toggleBulletList() },
  { label: 'Numbered list', sign: '#', name: 'orderedList', toggle: (chain) => chain.toggleOrderedList() },
  { label: 'Quote', sign: '“', name: 'blockquote', toggle: (chain) => chain.toggleBlockquote() },
]

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

/** The buttons above the text, each saying whether it is on. Keys work as everywhere: Ctrl-B, Ctrl-I, Ctrl-U. */
function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: (state) => TOOLS.map(({ name }) => state.editor.isActive(name, name === 'heading' ? HEADING : {})),
  })
  return (
    <div role="group" aria-label="Formatting" className="flex flex-wrap gap-0.5 border-b border-line p-1">
      {TOOLS.map(({ label, sign, toggle }, place) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-pressed={on[place] === true}
          title={label}
          className="flex size-9 items-center justify-center rounded text-sm font-semibold hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
          onClick={() => toggle(editor.chain().focus()).run()}
        >
          <span aria-hidden>{sign}</span>
        </button>
      ))}
    </div>
  )
}
