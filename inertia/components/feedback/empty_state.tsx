import type { ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import type { LucideIcon } from '~/components/display/icon'

interface EmptyStateAction {
  label: string
  href?: string
  onClick?: () => void
  icon?: LucideIcon
  primary?: boolean
}

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  level?: 1 | 2 | 3
  /** What this is for. */
  text?: ReactNode
  /** The next step, and others. */
  action?: EmptyStateAction | false
  actions?: ReactNode
  className?: string
}

/** Where a list would be: what it is for and the next step. */
export function EmptyState({ icon, title, level = 2, text, action, actions, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('grid justify-items-center gap-1.5 px-6 py-10 text-center', className)}>
      <Icon of={icon} size={28} className="mb-1 text-fg-subtle" />
      <Heading className="text-base font-semibold">{title}</Heading>
      {text && <div className="max-w-[44ch] text-pretty text-fg-muted">{text}</div>}
      {(action || actions) && (
        <div className="mt-2.5 flex flex-wrap justify-center gap-2">
          {action && <ActionButton {...action} />}
          {actions}
        </div>
      )}
    </div>
  )
}

function ActionButton({ label, href, onClick, icon, primary }: EmptyStateAction) {
  const look = { icon, variant: primary ? ('primary' as const) : undefined }
  if (href === undefined)
    return (
      <Button {...look} onClick={onClick}>
        {label}
      </Button>
    )
  return (
    <ButtonLink {...look} href={href}>
      {label}
    </ButtonLink>
  )
}
