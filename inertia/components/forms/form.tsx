import type { Method } from '@inertiajs/core'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { cx } from '~/components/cx'
import { FormContext } from '~/components/forms/form_context'
import { FormSummary } from '~/components/forms/form_summary'
import { DraftLine } from '~/components/forms/drafts/draft_line'
import { useDraft, type Beside } from '~/components/forms/drafts/use_draft'
import type { Fields, Visit } from '~/components/forms/use_fields'
import { UnsavedGuard } from '~/components/forms/unsaved_guard'
import { Overlay } from '~/components/overlays/overlay'
import { useMessages } from '~/hooks/use_messages'

export interface FormProps<T extends object> {
  form: Fields<T>
  method: Exclude<Method, 'get'>
  action: string
  /** Options of the visit: onSuccess, preserveState, only… */
  visit?: Visit
  /** Asks before leaving with changes that are not saved. */
  guard?: boolean
  /** Of the element, where its buttons stand outside of it. */
  id?: string
  /** Name of the form for assistive technology, when the page has several. */
  label?: string
  className?: string
  /** Names its draft, where the address that it is sent to depends on what is filled in. */
  draftName?: string
  /** What is chosen beside the fields, and kept with them. */
  beside?: Beside
  children: ReactNode
}

/** A form: summary of what is wrong, fields, veil while it is sent; the focus goes to the first wrong field. */
export function Form<T extends object>({
  form,
  method,
  action,
  visit,
  guard,
  id,
  label,
  className,
  draftName = `${method} ${action} ${form.prefix}`,
  beside,
  children,
}: FormProps<T>) {
  const t = useMessages()
  const element = useRef<HTMLFormElement>(null)
  const { data, initial, saved, restore } = form
  const [besideFirst] = useState(beside?.values)
  const draft = useDraft({ data, initial, saved, restore, beside }, draftName)

  useEffect(() => {
    if (form.attempt === 0) return
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    first?.focus()
  }, [form.attempt])

  useEffect(() => form.whenSent({ onAccepted: draft.drop, onLeft: draft.leave }))

  function discard() {
    draft.drop()
    form.reset()
    if (besideFirst) beside?.restore(besideFirst)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    // What a dialog in the form sends bubbles through React to the form around it.
    event.stopPropagation()
    form.submit(method, action, visit)
  }

  return (
    <form
      id={id}
      ref={element}
      noValidate
      method={method === 'post' ? 'post' : undefined}
      action={action}
      aria-label={label}
      onSubmit={send}
      onInputCapture={draft.touch}
      onClickCapture={draft.touch}
      onKeyDownCapture={draft.touch}
      className={cx('relative grid content-start gap-4', className)}
    >
      {draft.restoredAt !== null && <DraftLine at={draft.restoredAt} onDiscard={discard} />}
      {form.attempt > 0 && <FormSummary problems={form.problems} />}
      <FormContext value={{ id, processing: form.processing }}>{children}</FormContext>
      <Overlay active={form.processing} label={t('forms.sending')} />
      {guard && <UnsavedGuard when={form.isDirty && !form.processing} onLeave={draft.drop} />}
    </form>
  )
}
