/** Loads what each module adds to the registries of `core`. */
export {}
