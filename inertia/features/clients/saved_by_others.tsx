import { labelOf } from '~/components/forms/plan'
import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import { clientPlan, inputOf, outputOf, type ClientForm, type ClientInput } from '~/features/clients/form/client_form'
import type { ClientFacts } from './types'

/** What a field says, in words. */
function told(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((one: string | { number: string }) => (typeof one === 'string' ? one : one.number))
      .filter(Boolean)
      .join(', ')
  return String((value as { label?: string } | null)?.label ?? value ?? '')
}

/** Once somebody else saved the client: what each field that differs says by now, beside what is typed. */
export function SavedByOthers({ form, client }: { form: ClientForm; client: ClientFacts }) {
  const t = useMessages()
  const current = inputOf(client, t)
  const [mine, theirs] = [outputOf(form.data), outputOf(current)]
  const names = (Object.keys(theirs) as (keyof ClientInput)[]).filter(
    (name) => JSON.stringify(mine[name] ?? '') !== JSON.stringify(theirs[name] ?? '')
  )
  const plan = clientPlan(t)

  function take() {
    for (const name of names) form.set(name, current[name] as never)
  }

  return (
    <Note
      tone="warning"
      role="alert"
      title={t('clients.stale')}
      end={names.length > 0 && <Button onClick={take}>{t('clients.edit.take_current')}</Button>}
    >
      <ul className="mt-1 grid gap-0.5">
        {names.map((name) => {
          const label = labelOf(plan[name], form.data) ?? name
          const value = name === 'type' ? t(`clients.${current.type}`) : told(current[name])
          return (
            <li key={name} className="wrap-break-word">
              {value ? t('clients.edit.now', { label, value }) : t('clients.edit.now_empty', { label })}
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
