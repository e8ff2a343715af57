let address = ''

/** Remembers, in this page's memory only, the address for which an email was asked. */
export function rememberAskedAddress(email: string): void {
  address = email
}

export const askedAddress = (): string => address
