import type { VisitOptions } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { lazily } from '~/components/feedback/lazily'
import { watchAnswer } from '~/components/forms/drafts/write_answer'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { Skeleton } from '~/components/feedback/skeleton'
import type { Person } from '~/features/activities/types'
import { useMessages } from '~/hooks/use_messages'
import { useNoteDraft } from './use_note_draft'

const NoteEditor = lazily(() => import('~/islands/note_editor/index'))

interface NoteFormProps {
  /** Under which name the draft is kept on this device. */
  draft: string
  html?: string
  people: Person[]
  method: 'post' | 'put'
  action: string
  body?: Record<string, number>
  placeholder: string
  verb: string
  /** What stands above the text once somebody else saved the note. */
  stale?: ReactNode
  onStale?: () => void
  onDone: () => void
  onCancel: () => void
}

/** Writes or edits a note. What is typed is kept on the device until it is saved. */
export function NoteForm({ draft: name, ...props }: NoteFormProps) {
  const draft = useNoteDraft(name)
  if (draft.begun === undefined) return <Skeleton className="h-36 w-full" />
  return <OpenForm {...props} draft={draft} begun={draft.begun} />
}

interface OpenFormProps extends Omit<NoteFormProps, 'draft'> {
  draft: ReturnType<typeof useNoteDraft>
  begun: string | null
}

function OpenForm({ draft, begun, html = '', people, method, action, body = {}, ...props }: OpenFormProps) {
  const t = useMessages()
  const errorId = useId()
  const [text, setText] = useState(begun ?? html)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  function type(next: string) {
    setText(next)
    setError(null)
    if (next === html || next === '') draft.drop()
    else draft.keep(next)
  }

  function save() {
    const visit: Omit<VisitOptions, 'method' | 'data'> = {
      preserveScroll: true,
      preserveState: true,
      onStart: () => setSaving(true),
      onFinish: () => setSaving(false),
      onError(errors) {
        setError(errors.html ?? errors.version ?? Object.values(errors)[0] ?? null)
        if (errors.version) props.onStale?.()
      },
    }
    const onAccepted = () => {
      draft.drop()
      props.onDone()
    }
    const data = { html: text, ...body }
    router.visit(action, { ...watchAnswer(visit, { onAccepted, onLeft: draft.leave }), method, data })
  }

  function discard() {
    draft.drop()
    props.onCancel()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
  }

  return (
    <div className="grid gap-2" onKeyDown={onKeyDown}>
      {begun !== null && <p className="text-sm text-info-fg">{t('notes.restored')}</p>}
      {props.stale}
      <Suspense fallback={<Skeleton className="h-36 w-full" />}>
        <NoteEditor
          html={text}
          onChange={type}
          people={people}
          label={t('notes.editor')}
          placeholder={props.placeholder}
          describedBy={error ? errorId : undefined}
          invalid={error !== null}
          autoFocus
        />
      </Suspense>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={save} pending={isSaving} pendingText={t('common.saving')}>
          {props.verb}
        </Button>
        <Button variant="ghost" onClick={discard}>
          {t(text && text !== html ? 'notes.discard' : 'common.cancel')}
        </Button>
        <span className="text-xs text-fg-muted" role="status">
          {draft.isKept && t('notes.draft')}
        </span>
      </div>
    </div>
  )
}
