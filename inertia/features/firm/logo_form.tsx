import { initials } from '~/components/display/initials'
import { PictureForm } from '~/components/forms/picture_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** The logo of a firm. */
export function LogoForm({ name, logo }: { name: string; logo: string | null }) {
  const t = useMessages()
  const choose = t('firm.logo.choose')
  return (
    <PictureForm
      address={route('law_firm.logo.store')}
      name="logo"
      hasPicture={logo !== null}
      words={{ label: choose, choose, change: t('firm.logo.change'), help: t('firm.logo.help') }}
    >
      {logo ? (
        <img
          src={route('pictures.show', { id: logo })}
          alt={t('firm.field.logo')}
          className="size-20 rounded-lg border border-line bg-white object-contain"
        />
      ) : (
        <span
          aria-hidden
          className="grid size-20 place-items-center rounded-lg bg-accent text-2xl font-bold text-on-accent"
        >
          {initials(name)}
        </span>
      )}
    </PictureForm>
  )
}
