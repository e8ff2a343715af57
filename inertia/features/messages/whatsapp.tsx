import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonView } from '~/components/actions/button_view'
import { buttonStyles } from '~/components/actions/button_styles'
import { Dialog } from '~/components/overlays/dialog'
import { TextArea } from '~/components/forms/inputs/text_area'
import type { Data } from '@generated/data'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { Follower } from './access_panel'

/** Where clients have a link for one use sent to their own mail: no password, and nobody else reads it. */
const NEW_LINK = route('security.ask_link')

interface WhatsAppProps {
  address: string
  matter: Data.Matters.Matter
  follower: Follower
  /** E.164. */
  phone: string
}

/** A text for WhatsApp with the address of the portal: prepared, read over, and opened there. Nothing is sent from here. */
export function WhatsApp({ address, matter, follower, phone }: WhatsAppProps) {
  const t = useMessages()
  const [text, setText] = useState<string | null>(null)
  const { clientId, userId, name } = follower
  const link = `${typeof window === 'undefined' ? '' : window.location.origin}${NEW_LINK}`
  const prepare = () => setText(t('portal_firm.whatsapp.text', { name, matter: matter.title, link }))

  function opened() {
    const body = clientId ? { clientId } : { userId }
    void fetchJson(`${address}/whatsapp`, { method: 'post', body }).catch(() => undefined)
    setText(null)
  }

  return (
    <>
      <Button size="sm" icon={MessageCircle} onClick={prepare}>
        {t('portal_firm.whatsapp.prepare')}
      </Button>
      <Dialog
        open={text !== null}
        onClose={() => setText(null)}
        title={t('portal_firm.whatsapp.title', { name })}
        actions={
          <>
            <Button onClick={() => setText(null)}>{t('common.cancel')}</Button>
            <a
              className={buttonStyles({ variant: 'primary' })}
              href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text ?? '')}`}
              target="_blank"
              rel="noopener noreferrer"
              onClick={opened}
            >
              <ButtonView icon={MessageCircle} onAccent>
                {t('portal_firm.whatsapp.open')}
              </ButtonView>
            </a>
          </>
        }
      >
        <TextArea
          label={t('portal_firm.whatsapp.label')}
          value={text ?? ''}
          onChange={setText}
          rows={7}
          help={t('portal_firm.whatsapp.help')}
        />
      </Dialog>
    </>
  )
}
