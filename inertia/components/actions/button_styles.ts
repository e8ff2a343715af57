import { cx } from '~/components/cx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonStyle {
  variant?: ButtonVariant
  size?: ButtonSize
  iconOnly?: boolean
  block?: boolean
  inactive?: boolean
  className?: string
}

const base =
  'relative inline-flex items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap transition-[background-color,border-color,color] select-none'

const variants: Record<ButtonVariant, string> = {
  'primary': 'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active',
  'secondary':
    'border-line-strong bg-surface text-fg shadow-xs hover:border-line-field hover:bg-surface-hover active:bg-surface-active',
  'ghost':
    'border-transparent text-fg-muted hover:bg-surface-hover hover:text-fg active:bg-surface-active aria-expanded:bg-surface-active aria-expanded:text-fg',
  'danger': 'border-transparent bg-danger text-on-danger hover:brightness-95 active:brightness-90',
  'danger-quiet': 'border-transparent text-danger-fg hover:bg-danger-subtle active:bg-danger-subtle',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-control-sm text-sm max-md:h-10',
  md: 'h-control text-base max-md:h-control-lg',
  lg: 'h-control-lg text-md',
}

const paddings: Record<ButtonSize, string> = { sm: 'px-[9px]', md: 'px-3', lg: 'px-4' }

const widths: Record<ButtonSize, string> = {
  sm: 'w-control-sm max-md:w-10',
  md: 'w-control max-md:w-control-lg',
  lg: 'w-control-lg',
}

const inactiveLook = 'cursor-not-allowed border-transparent bg-surface-active text-fg-disabled'

/** The classes of a button, shared by what looks like one: buttons, links, menu triggers. */
export function buttonStyles({
  variant = 'secondary',
  size = 'md',
  iconOnly,
  block,
  inactive,
  className,
}: ButtonStyle) {
  return cx(
    base,
    inactive ? inactiveLook : variants[variant],
    sizes[size],
    iconOnly ? widths[size] : paddings[size],
    block && 'w-full',
    className
  )
}
