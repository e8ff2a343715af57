import { Plus, Search, X } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import type { Rule } from '~/components/forms/validators'
import { IconButton } from '~/components/actions/icon_button'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { CONFLICTS } from './types'

type Person = { name: string; rfc: string; curp: string }
const NOBODY: Person = { name: '', rfc: '', curp: '' }
const MAX_PEOPLE = 20

const named: Rule<Person[]> = {
  kind: 'required',
  check: (people) => (people.every(({ name }) => name.trim()) ? null : { id: 'forms.required' }),
}

/** Who is to be looked for: one person or several, each with what is known of them. */
export function SearchForm() {
  const t = useMessages()
  const form = useFields<{ searched: Person[] }>(
    { searched: [NOBODY] },
    { searched: { label: t('conflicts.field.names'), rules: [named as Rule] } },
    { prefix: 'conflict' }
  )
  const people = form.data.searched
  const set = (at: number, part: Partial<Person>) =>
    form.set(
      'searched',
      people.map((person, index) => (index === at ? { ...person, ...part } : person))
    )
  const wrong = (at: number, part: keyof Person) =>
    form.errors[`searched.${at}.${part}`] ??
    (part === 'name' && 'searched' in form.errors && !people[at]!.name.trim() ? t('forms.required') : undefined)

  return (
    <Form form={form} method="post" action={CONFLICTS} className="max-w-200">
      {people.map((person, index) => (
        <fieldset key={index} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_12rem_auto]">
          <legend className="sr-only">{t('conflicts.person', { number: index + 1 })}</legend>
          <TextField
            label={t('conflicts.field.name')}
            required
            value={person.name}
            onChange={(name) => set(index, { name })}
            error={wrong(index, 'name')}
            help={index === 0 ? t('conflicts.field.name_hint') : undefined}
            autoComplete="off"
          />
          {(['rfc', 'curp'] as const).map((part) => (
            <TextField
              key={part}
              label={t(`conflicts.field.${part}`)}
              optional
              value={person[part]}
              onChange={(text) => set(index, { [part]: text })}
              error={wrong(index, part)}
              autoComplete="off"
            />
          ))}
          {people.length > 1 && (
            <IconButton
              icon={X}
              className="self-start sm:mt-6"
              label={t('conflicts.remove_name', { number: index + 1 })}
              onClick={() =>
                form.set(
                  'searched',
                  people.filter((_, at) => at !== index)
                )
              }
            />
          )}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        <Submit icon={Search} pendingText={t('conflicts.searching')}>
          {t('conflicts.search')}
        </Submit>
        {people.length < MAX_PEOPLE && (
          <Button icon={Plus} variant="ghost" onClick={() => form.set('searched', [...people, NOBODY])}>
            {t('conflicts.add_name')}
          </Button>
        )}
      </div>
    </Form>
  )
}
