import { cx } from '~/components/cx'
import { Spinner } from '~/components/feedback/spinner'
import { MATERIAS } from '~/features/matters/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import type { TemplateLine } from './types'

interface ChoiceListProps {
  lines: { value: TemplateLine[] | null; failed: boolean }
  query: string
  looked: number | null
  onLook: (id: number) => void
}

const SCOPES = ['firm', 'personal', 'catalogue'] as const

/** The templates that may be chosen, by whose they are. */
export function ChoiceList({ lines: { value, failed }, query, looked, onLook }: ChoiceListProps) {
  const t = useMessages()
  if (failed) return <p className="text-sm text-danger-fg">{t('template_fields.failed')}</p>
  if (!value) return <Spinner />
  if (value.length === 0) {
    const none = query.trim() ? 'template_fields.nothing' : 'template_fields.none_there'
    return (
      <p role="status" className="text-sm text-fg-muted">
        {t(none)}
      </p>
    )
  }
  return (
    <div className="grid min-h-0 content-start gap-3 overflow-y-auto">
      {SCOPES.map((scope) => {
        const own = value.filter((line) => line.scope === scope)
        if (own.length === 0) return null
        return (
          <section key={scope} aria-label={t(`template_fields.scope.${scope}`)}>
            <h3 className="px-2 pb-1 text-xs font-medium text-fg-subtle">{t(`template_fields.scope.${scope}`)}</h3>
            <ul>
              {own.map(({ id, title, materia, fields }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={looked === id}
                    onClick={() => onLook(id)}
                    className={cx(
                      'grid w-full rounded-md px-2 py-1.5 text-left max-md:min-h-control-lg',
                      looked === id ? 'bg-surface-active' : 'hover:bg-surface-hover'
                    )}
                  >
                    <span className="text-sm font-medium break-words text-fg">{title}</span>
                    <span className="text-xs text-fg-subtle">
                      {materia ? t(MATERIAS[materia]) : t('matter_templates.no_materia')} ·{' '}
                      {t('matter_templates.count_fields', { count: fields })}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
