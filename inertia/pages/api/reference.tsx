import { Head } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PasswordField } from '~/components/forms/inputs/password_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { TextLink } from '~/components/actions/text_link'
import {
  groupTitle,
  operationsIn,
  summaryOf,
  type OpenApiDocument,
  type Operation,
} from '~/features/api_reference/document'
import { OperationCard } from '~/features/api_reference/operation_card'
import { ReferenceFrame } from '~/features/api_reference/reference_frame'
import { useTrial, type Trial } from '~/features/api_reference/use_trial'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { Shell } from '~/layouts/shell'

/** Emails without case and accents. */
const bare = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

export default function Reference({ document }: { document: OpenApiDocument }) {
  const t = useMessages()
  const { locale } = useLocale()
  const trial = useTrial()
  const [typed, setTyped] = useState('')
  const operations = operationsIn(document)
  const words = ({ method, path, scope, ...own }: Operation) =>
    bare(`${method} ${path} ${scope ?? ''} ${t(summaryOf({ method, path, scope, ...own }))}`)
  const found = operations.filter((operation) => words(operation).includes(bare(typed.trim())))
  const groups = [...new Set(found.map(({ group }) => group))]

  return (
    <>
      <Head title={t('api.title')} />
      <h1 className="text-2xl font-semibold tracking-tight">{t('api.title')}</h1>
      <p className="mt-1 max-w-[68ch] text-fg-muted">{t('api.lead')}</p>
      <p className="mt-2 text-sm">
        <TextLink href={`/api/v1/openapi.json?language=${locale}`} external>
          {t('api.download')}
        </TextLink>
      </p>
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2">
        <TextField type="search" icon={Search} label={t('api.search')} value={typed} onChange={setTyped} />
        <PasswordField
          label={t('api.token')}
          help={t('api.token_help')}
          value={trial.token}
          onChange={trial.holdToken}
          autoComplete="off"
        />
      </div>
      <p role="status" className="mt-4 text-sm text-fg-subtle">
        {found.length === 0
          ? t('api.search_empty', { q: typed.trim() })
          : t('api.calls_found', { count: found.length })}
      </p>
      {groups.map((group) => (
        <Group key={group} group={group} operations={found.filter((one) => one.group === group)} trial={trial} />
      ))}
    </>
  )
}

function Group({ group, operations, trial }: { group: string; operations: Operation[]; trial: Trial }) {
  const t = useMessages()
  return (
    <section aria-labelledby={`group-${group}`} className="mt-6">
      <h2 id={`group-${group}`} className="mb-2 text-lg font-semibold">
        {t(groupTitle(group))}
      </h2>
      <ul className="grid gap-2">
        {operations.map((operation) => (
          <OperationCard key={operation.id} {...{ operation, trial }} />
        ))}
      </ul>
    </section>
  )
}

Reference.layout = (page: ReactNode) => (
  <Shell>
    <ReferenceFrame>{page}</ReferenceFrame>
  </Shell>
)
