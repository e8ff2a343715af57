import { useState, type ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { Panel } from '~/components/layout/panel'

interface WritingPanelProps {
  title: string
  /** What the button that opens the form says; nothing for who may not write. */
  verb: string | false
  /** Said where the lines would be. */
  none: string | false
  form: (onDone: () => void) => ReactNode
  children: ReactNode
}

/** Lines that the firm writes for its clients, and the form for another. */
export function WritingPanel({ title, verb, none, form, children }: WritingPanelProps) {
  const [isWriting, setWriting] = useState(false)
  const open = verb && !isWriting && (
    <Button size="sm" onClick={() => setWriting(true)}>
      {verb}
    </Button>
  )
  return (
    <Panel title={title} end={open}>
      {isWriting && form(() => setWriting(false))}
      {none && !isWriting && <p className="text-fg-muted">{none}</p>}
      <ul>{children}</ul>
    </Panel>
  )
}
