import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { TextLink } from '~/components/actions/text_link'
import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import type { PanelProps } from '~/features/home/panel_parts'
import { useMessages } from '~/hooks/use_messages'
import { formatMoney } from '~/i18n/formats'
import type { MessageId } from '~/i18n/messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import { FigureValue } from './figure_value'

type Content = PanelProps<'insights.figures'>['content']
type MoneyOf = Content['money'][number]

/** The numbers of the home: money of this month, own matters, or the week of the team. */
export default function HomeFigures({ content: { money, own, team } }: PanelProps<'insights.figures'>) {
  const t = useMessages()
  return (
    <Panel
      flush
      title={t('insights.home.title')}
      end={
        <TextLink href={route('law_firm.statistics.show')} className="text-sm">
          {t('insights.home.all')}
        </TextLink>
      }
    >
      {money.map((each) => (
        <MoneyLines key={each.currency} {...each} />
      ))}
      {own && <OwnLines {...own} />}
      {team.length > 0 && <TeamLines team={team} />}
    </Panel>
  )
}

function MoneyLines({ currency, figures, expected }: MoneyOf) {
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <Section title={t('insights.home.money', { currency })}>
      {figures.map(({ key, unit, value, previous, href }) => (
        <Line
          key={key}
          href={href}
          label={t(`insights.figure.${key}` as MessageId)}
          text={t(`insights.definition.${key}` as MessageId)}
          value={<FigureValue {...{ unit, value, currency }} />}
          more={
            previous !== null && (
              <>
                {t('insights.home.before')} <Money amount={previous} currency={currency} />
              </>
            )
          }
        />
      ))}
      {expected && (
        <Line
          href={expected.href}
          label={t('insights.home.expected')}
          text={t('insights.home.expected_between', {
            low: formatMoney(expected.low, locale),
            high: formatMoney(expected.high, locale),
          })}
          value={<Money amount={expected.value} currency={currency} />}
        />
      )}
    </Section>
  )
}

function OwnLines({ figures, met, ended, endedHref }: NonNullable<Content['own']>) {
  const t = useMessages()
  return (
    <Section title={t('insights.home.own')}>
      {figures.map(({ key, unit, value, href }) => (
        <Line
          key={key}
          href={href}
          label={t(`insights.figure.${key}` as MessageId)}
          text={t(`insights.definition.${key}` as MessageId)}
          value={<FigureValue {...{ unit, value }} />}
        />
      ))}
      {ended > 0 && (
        <Line
          href={endedHref}
          label={t('insights.home.kept')}
          text={t('insights.home.kept_definition')}
          value={t('insights.home.kept_of', { met, ended })}
        />
      )}
    </Section>
  )
}

function TeamLines({ team }: Pick<Content, 'team'>) {
  const t = useMessages()
  return (
    <Section title={t('insights.home.team')} text={t('insights.home.team_definition')}>
      {team.map(({ id, name, activities, deadlines }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-t border-line-subtle px-3.5 py-2.5">
          <span className="min-w-0 flex-1">{name}</span>
          <TextLink href={activities.href}>{t('insights.home.activities', { count: activities.count })}</TextLink>
          <TextLink href={deadlines.href}>{t('insights.home.deadlines', { count: deadlines.count })}</TextLink>
        </li>
      ))}
    </Section>
  )
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="border-t border-line-subtle px-3.5 pt-2.5 pb-1 text-sm font-medium text-fg-muted">{title}</h3>
      {text && <p className="px-3.5 pb-1 text-xs text-fg-subtle">{text}</p>}
      <ul>{children}</ul>
    </section>
  )
}

interface LineProps {
  href: string
  label: string
  /** What the number means. */
  text: string
  value: ReactNode
  more?: ReactNode
}

function Line({ href, label, text, value, more }: LineProps) {
  return (
    <li className="relative flex items-baseline gap-3 border-t border-line-subtle px-3.5 py-2.5 hover:bg-surface-hover">
      <span className="grid min-w-0 flex-1">
        <Link href={href} className="after:absolute after:inset-0">
          {label}
        </Link>
        <span className="text-xs text-fg-subtle">{text}</span>
      </span>
      <span className="grid justify-items-end">
        <span className="font-medium tabular-nums">{value}</span>
        {more && <span className="text-right text-xs text-fg-muted">{more}</span>}
      </span>
    </li>
  )
}
