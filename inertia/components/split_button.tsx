import { ChevronDown } from 'lucide-react'
import { Button } from '~/components/button'
import type { ButtonProps } from '~/components/button'
import { cx } from '~/components/cx'
import { Menu } from '~/components/menu'
import type { MenuItems } from '~/components/menu'

interface SplitButtonProps extends Omit<ButtonProps, 'block' | 'iconEnd'> {
  /** Name of the second half, which opens the other ways to do it. */
  menuLabel: string
  items: MenuItems
}

/** The usual action, and beside it a menu with its other forms. */
export function SplitButton({ menuLabel, items, className, variant = 'secondary', size, ...props }: SplitButtonProps) {
  return (
    <span className={cx('inline-flex', className)}>
      <Button {...props} {...{ variant, size }} className="rounded-r-none" />
      <Menu
        trigger={{
          label: menuLabel,
          icon: ChevronDown,
          iconOnly: true,
          variant,
          size,
          className: cx('w-[26px] rounded-l-none', variant === 'primary' ? 'ml-px' : '-ml-px'),
        }}
        items={items}
        align="end"
      />
    </span>
  )
}
