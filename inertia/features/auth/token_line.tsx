import { Bot, KeyRound } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { DateTime, RelativeTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { scopeWord } from '~/features/auth/scope_words'
import type { ListedToken } from '~/features/auth/token_types'
import { useMessages } from '~/hooks/use_messages'

const SHOWN = 3

/** What a token is called; programs need not say their name. */
export function tokenName(t: ReturnType<typeof useMessages>, { name }: ListedToken): string {
  return name ?? t('tokens.unnamed')
}

interface TokenLineProps {
  token: ListedToken
  onRevoke: (token: ListedToken) => void
}

/** One token: what it is for, what it may do, when it was used and when it ends. */
export function TokenLine({ token, onRevoke }: TokenLineProps) {
  const t = useMessages()
  const { kind, scopes, firm, expiresAt, lastUsedAt } = token
  const words = scopes.map((scope) => scopeWord(t, scope))
  return (
    <li className="flex items-start gap-3 px-3.5 py-2.5">
      <Icon of={kind === 'personal' ? KeyRound : Bot} size={20} className="mt-0.5 flex-none text-fg-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{tokenName(t, token)}</span>
          {kind === 'api' && <Badge tone="outline">{t('tokens.program')}</Badge>}
        </p>
        <p className="text-sm text-fg-muted">
          {firm ?? t('tokens.no_firm')}
          {' · '}
          <span title={words.join(', ')}>
            {words.length > SHOWN ? t('tokens.scopes_count', { count: words.length }) : words.join(', ')}
          </span>
        </p>
        <p className="text-sm text-fg-muted">
          {t('tokens.last_used')}: {lastUsedAt ? <RelativeTime value={lastUsedAt} /> : t('tokens.never')}
          {' · '}
          {t('tokens.expiry')}: <DateTime value={expiresAt} />
        </p>
      </div>
      <Button
        size="sm"
        variant="danger-quiet"
        aria-label={`${t('tokens.revoke')} ${tokenName(t, token)}`}
        onClick={() => onRevoke(token)}
      >
        {t('tokens.revoke')}
      </Button>
    </li>
  )
}
