import { Avatar } from '~/components/display/avatar'
import { PictureForm } from '~/components/forms/picture_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ClientFacts } from './types'

/** The picture of a client. */
export function ClientPicture({ client: { id, name, picture } }: { client: ClientFacts }) {
  const t = useMessages()
  return (
    <PictureForm
      address={route('law_firm.client_pictures.store', { id })}
      name="picture"
      hasPicture={Boolean(picture)}
      words={{
        label: t('clients.picture.label', { name }),
        choose: t('clients.picture.choose'),
        change: t('clients.picture.change'),
        help: t('clients.picture.help'),
      }}
    >
      <Avatar name={name} id={id} picture={picture} size="xl" decorative />
    </PictureForm>
  )
}
