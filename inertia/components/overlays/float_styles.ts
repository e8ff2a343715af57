/** Classes of what floats beside a control: menus and lists. Above dialogs, since they may open inside one. */
export const floatStyles =
  'z-(--z-palette) overflow-y-auto rounded-lg border border-line bg-surface-raised p-1 shadow-md outline-none transition-opacity duration-(--base) data-closed:opacity-0'

/** Classes of one entry in them. */
export const floatItemStyles =
  'flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-left text-sm select-none data-focus:bg-surface-hover data-disabled:cursor-not-allowed data-disabled:text-fg-disabled max-md:min-h-control-lg'
