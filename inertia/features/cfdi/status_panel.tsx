import { ExternalLink } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { Badge } from '~/components/display/badge'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'

/** Nobody asked the SAT: that it says so, what that means, and where to ask. */
export function StatusPanel({ verification }: { verification: string | null }) {
  const t = useMessages()
  return (
    <Panel title={t('cfdi.show.status')}>
      <Badge tone="outline">{t('cfdi.show.not_asked')}</Badge>
      <p className="mt-2 text-sm text-fg-muted">{t('cfdi.show.not_asked_text')}</p>
      {verification && (
        <ButtonLink size="sm" icon={ExternalLink} href={verification} external target="_blank" className="mt-3">
          {t('cfdi.show.verify')}
        </ButtonLink>
      )}
    </Panel>
  )
}
