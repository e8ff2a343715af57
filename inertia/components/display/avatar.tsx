import { cx } from '~/components/cx'
import { initials, tint } from '~/components/display/initials'
import { route } from '~/routes'

interface AvatarProps {
  name: string
  /** What the tint is chosen by; the name when absent. */
  id?: string | number
  size?: 'md' | 'lg' | 'xl'
  /** The name whose initials are drawn, when `name` says more than that. */
  initialsOf?: string
  /** Key of the person's picture; initials when there is none. */
  picture?: string | null
  /** The name is written beside it: nothing to announce. */
  decorative?: boolean
  className?: string
}

const tints = {
  1: 'bg-avatar-1 text-avatar-1-fg',
  2: 'bg-avatar-2 text-avatar-2-fg',
  3: 'bg-avatar-3 text-avatar-3-fg',
  4: 'bg-avatar-4 text-avatar-4-fg',
  5: 'bg-avatar-5 text-avatar-5-fg',
  6: 'bg-avatar-6 text-avatar-6-fg',
}
const sizes = { md: 'size-6 text-[0.625rem]', lg: 'size-8 text-xs', xl: 'size-20 text-2xl' }
const look =
  'inline-grid flex-none place-items-center rounded-full leading-none font-semibold tracking-[0.01em] select-none'

/** The picture of a person, or their initials on one of six tints. */
export function Avatar({
  name,
  id = name,
  size = 'md',
  initialsOf = name,
  picture,
  decorative,
  className,
}: AvatarProps) {
  const meaning = decorative ? { 'aria-hidden': true } : { 'role': 'img', 'aria-label': name, 'title': name }
  if (picture) {
    return (
      <span {...meaning} className={cx(look, sizes[size], 'overflow-hidden bg-surface-active', className)}>
        <img src={route('pictures.show', { id: picture })} alt="" decoding="async" className="size-full object-cover" />
      </span>
    )
  }
  return (
    // Drawn, not written: they are no words of whatever the avatar stands in (WCAG 2.5.3).
    <span
      {...meaning}
      data-initials={initials(initialsOf)}
      className={cx(look, 'before:content-[attr(data-initials)]', sizes[size], tints[tint(String(id))], className)}
    />
  )
}
