import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    sign: 'B',
    isOn: (editor) => editor.isActive('bold'),
    apply: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    sign: 'I',
    isOn: (editor) => editor.isActive('italic'),
    apply: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline',
    sign: 'U',
    isOn: (editor) => editor.isActive('underline'),
    apply: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Heading',
    sign: 'H',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    apply: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'List',
    sign: '•',
    isOn: (editor) => editor.isActive('bulletList'),
    apply: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    sign: '#',
    isOn: (editor) => editor.isActive('orderedList'),
    apply: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    sign: '“',
    isOn: (editor) => editor.isActive('blockquote'),
    apply: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
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

interface Tool {
  readonly label: string
  readonly sign: string
  readonly isOn: (editor: Editor) => boolean
  readonly apply: (editor: Editor) => void
}

/** The buttons above the text, each saying whether it is on. Keys work as everywhere: Ctrl-B, Ctrl-I, Ctrl-U. */
function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const on = useEditorState({ editor, selector: (state) => TOOLS.map((tool) => tool.isOn(state.editor)) })
  return (
    <div role="group" aria-label="Formatting" className="flex flex-wrap gap-0.5 border-b border-line p-1">
      {TOOLS.map(({ label, sign, apply }, place) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-pressed={on[place] === true}
          title={label}
          className="flex size-9 items-center justify-center rounded text-sm font-semibold hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
          onClick={() => apply(editor)}
        >
          <span aria-hidden>{sign}</span>
        </button>
      ))}
    </div>
  )
}
