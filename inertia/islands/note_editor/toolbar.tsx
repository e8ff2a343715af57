import { useEditorState, type Editor } from '@tiptap/react'
import { Bold, Heading2, Italic, List, ListOrdered, TextQuote } from 'lucide-react'
import { cx } from '~/components/cx'
import { Icon, type LucideIcon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'

type Tool = {
  name: 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote'
  icon: LucideIcon
  of: string
  run: (editor: Editor) => void
}

const TOOLS: Tool[] = [
  { name: 'bold', icon: Bold, of: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: Italic, of: 'italic', run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'heading',
    icon: Heading2,
    of: 'heading',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  { name: 'bullets', icon: List, of: 'bulletList', run: (editor) => editor.chain().focus().toggleBulletList().run() },
  {
    name: 'numbers',
    icon: ListOrdered,
    of: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: TextQuote,
    of: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

/** How the text looks: the few things that a note needs. */
export function Toolbar({ editor }: { editor: Editor }) {
  const t = useMessages()
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => Object.fromEntries(TOOLS.map(({ name, of }) => [name, now.isActive(of)])),
  })
  return (
    <div
      role="toolbar"
      aria-label={t('notes.tool.bar')}
      className="flex flex-wrap gap-0.5 border-b border-line-subtle p-1"
    >
      {TOOLS.map(({ name, icon, run }) => (
        <button
          key={name}
          type="button"
          aria-label={t(`notes.tool.${name}`)}
          title={t(`notes.tool.${name}`)}
          aria-pressed={active[name]}
          onClick={() => run(editor)}
          className={cx(
            'grid size-7 place-items-center rounded-md text-fg-muted hover:bg-surface-hover max-md:size-10',
            active[name] && 'bg-surface-active text-fg'
          )}
        >
          <Icon of={icon} size={14} />
        </button>
      ))}
    </div>
  )
}
