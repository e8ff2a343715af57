import type { ReactNode } from 'react'
import { useMessages } from '~/hooks/use_messages'
import type { Field } from './schema_words'

/** Fields with what they hold, under a small heading. */
export function FieldsTable({ title, fields, children }: { title: string; fields: Field[]; children?: ReactNode }) {
  const t = useMessages()
  if (fields.length === 0) return null
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
      <dl className="grid gap-x-4 gap-y-1 text-sm md:grid-cols-[minmax(10rem,auto)_minmax(0,1fr)]">
        {fields.map(({ name, type, required }) => (
          <div key={name} className="contents max-md:block">
            <dt className="min-w-0 font-mono text-xs/5 break-words">{name}</dt>
            <dd className="min-w-0 break-words text-fg-muted">
              {type}
              {required && <span className="text-fg-subtle"> · {t('api.required')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
