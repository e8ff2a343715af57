import { cx } from '~/components/cx'
import { initials } from '~/components/display/initials'
import { route } from '~/routes'

interface FirmMarkProps {
  name: string
  /** Address of the logo, or the picture itself; the firm's initials without one. */
  logo?: string | null
  size?: 'md' | 'lg'
}

const sizes = { md: 'size-8 rounded-lg text-xs', lg: 'size-14 rounded-xl text-lg' }

/** The logo of a firm, or its monogram. Its name is written beside it. */
export function FirmMark({ name, logo, size = 'md' }: FirmMarkProps) {
  if (logo)
    return (
      <img
        src={logo}
        alt=""
        decoding="async"
        className={cx('flex-none border border-line bg-white object-contain', sizes[size])}
      />
    )
  return (
    // Drawn, not written: it is no word of what it stands in (WCAG 2.5.3).
    <span
      aria-hidden
      data-initials={initials(name)}
      className={cx(
        'grid flex-none place-items-center bg-accent font-bold tracking-wide text-on-accent before:content-[attr(data-initials)]',
        sizes[size]
      )}
    />
  )
}

/** Address of a firm's logo by its key. */
export const logoAddress = (key: string | null) => key && route('pictures.show', { id: key })
