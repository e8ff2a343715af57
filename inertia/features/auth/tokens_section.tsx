import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { EmptyState } from '~/components/feedback/empty_state'
import { ShownOnce } from '~/components/feedback/shown_once'
import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { CreateToken } from '~/features/auth/create_token'
import { TokenLine, tokenName } from '~/features/auth/token_line'
import type { ListedToken, TokensContent } from '~/features/auth/token_types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** The tokens with which programs work for a person: make one, end one. */
export function TokensSection({ tokens: { list, scopes, groups, fresh, canCreate } }: { tokens: TokensContent }) {
  const t = useMessages()
  const [isCreating, setCreating] = useState(false)
  const create = (
    <Button size="sm" icon={Plus} onClick={() => setCreating(true)}>
      {t('tokens.new')}
    </Button>
  )
  return (
    <Panel title={t('tokens.title')} end={list.length > 0 && canCreate && create} flush>
      <p className="px-3.5 pb-3 text-fg-muted">
        {t('tokens.lead')} <TextLink href="/api/v1/reference">{t('tokens.reference')}</TextLink>
      </p>
      {fresh && (
        <ShownOnce
          title={t('tokens.fresh_title', { name: fresh.name })}
          text={t('tokens.fresh_text')}
          label={t('tokens.value')}
          secret={fresh.token}
          className="mx-3.5 mb-3"
        />
      )}
      {list.length > 0 ? (
        <TokenList list={list} />
      ) : (
        <EmptyState icon={KeyRound} title={t('tokens.none')} text={t('tokens.none_text')} level={3} actions={create} />
      )}
      {canCreate && <CreateToken {...{ scopes, groups }} open={isCreating} onClose={() => setCreating(false)} />}
    </Panel>
  )
}

function TokenList({ list }: { list: ListedToken[] }) {
  const t = useMessages()
  const [revoking, setRevoking] = useState<ListedToken | null>(null)
  return (
    <>
      <ul aria-label={t('tokens.caption')} className="divide-y divide-line border-t border-line">
        {list.map((token) => (
          <TokenLine key={token.id} token={token} onRevoke={setRevoking} />
        ))}
      </ul>
      <ConfirmIdentityDialog
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        title={t('tokens.revoke_title', { name: revoking ? tokenName(t, revoking) : '' })}
        text={t('tokens.revoke_text')}
        verb={t('tokens.revoke')}
        method="delete"
        action={route('settings.tokens.destroy', { id: revoking?.id ?? '' })}
      />
    </>
  )
}
