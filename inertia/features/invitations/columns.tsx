import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import type { RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { roleName } from './role_name'
import { STATE_TONES, type ReceivedLine, type SentLine } from './vocabulary'

type Line = SentLine | ReceivedLine

/** As what somebody is invited: a client, or a role of the firm. */
export function invitedAs(t: ReturnType<typeof useMessages>, { kind, role }: Line): string {
  if (kind === 'client') return t('invitations.kind.client')
  return role ? roleName(t, role) : t('invitations.no_role')
}

/** What became of each invitation. */
export function useStateColumn(): RowColumn<Line> {
  const t = useMessages()
  return {
    name: t('invitations.column.state'),
    width: 'w-34',
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`invitations.state.${state}`)}</Badge>,
  }
}

/** Until when each can be answered, while it can. */
export function useExpiryColumn<Row extends Line>(isOpen: (row: Row) => boolean): RowColumn<Row> {
  const t = useMessages()
  return {
    name: t('invitations.column.expires'),
    width: 'w-34',
    hidden: 'max-lg:hidden',
    phone: 'hide',
    className: 'text-sm text-fg-muted',
    cell: (row) => isOpen(row) && <DateTime value={row.expiresAt} />,
  }
}
