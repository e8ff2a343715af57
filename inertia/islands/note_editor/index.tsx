import { EditorContent, useEditor } from '@tiptap/react'
import { Placeholder } from '@tiptap/extension-placeholder'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import type { Person } from '~/features/activities/types'
import { peopleMention } from './mention'
import { Toolbar } from './toolbar'

export interface NoteEditorProps {
  /** Sanitised HTML to begin with. */
  html: string
  onChange: (html: string) => void
  /** Whom `@` offers. */
  people: Person[]
  /** Name of the text for assistive technology. */
  label: string
  placeholder: string
  autoFocus?: boolean
  /** Id of what says what is wrong. */
  describedBy?: string
  invalid?: boolean
}

/** Rich text of a note. What Word brings along is left out by the schema, and again by the server. */
export default function NoteEditor(props: NoteEditorProps) {
  const { html, onChange, people, label, placeholder, autoFocus, describedBy, invalid } = props
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
      }),
      Placeholder.configure({ placeholder }),
      peopleMention(people),
    ],
    content: html,
    autofocus: autoFocus ? 'end' : false,
    immediatelyRender: false,
    // Its styles are ours (note_text.css): the page allows none that a script writes.
    injectCSS: false,
    editorProps: {
      attributes: {
        'role': 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'class': 'note-text min-h-24 px-3 py-2 focus:outline-none',
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })

  useEffect(() => {
    const dom = editor?.view.dom
    if (!dom) return
    if (describedBy) dom.setAttribute('aria-describedby', describedBy)
    else dom.removeAttribute('aria-describedby')
    dom.setAttribute('aria-invalid', String(Boolean(invalid)))
  }, [editor, describedBy, invalid])

  return (
    <div className="rounded-lg border border-line-field bg-surface focus-within:border-accent">
      {editor && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}
