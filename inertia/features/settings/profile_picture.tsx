import { usePage } from '@inertiajs/react'
import { Avatar } from '~/components/display/avatar'
import { PictureForm } from '~/components/forms/picture_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { Section } from './section'

/** The picture of a person. */
export function ProfilePicture() {
  const t = useMessages()
  const { name, id, picture } = usePage<SharedProps>().props.identity!
  return (
    <Section title={t('settings.picture.title')}>
      <PictureForm
        address={route('settings.profile_pictures.store')}
        name="picture"
        hasPicture={Boolean(picture)}
        words={{
          label: t('settings.picture.choose'),
          choose: t('settings.picture.choose'),
          change: t('settings.picture.change'),
          remove: t('settings.picture.remove'),
          help: t('settings.picture.help'),
        }}
      >
        <Avatar
          name={t('settings.picture.of', { name })}
          initialsOf={name}
          id={String(id)}
          picture={picture}
          size="xl"
        />
      </PictureForm>
    </Section>
  )
}
