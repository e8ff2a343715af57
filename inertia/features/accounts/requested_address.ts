let address = ''

/** Remembers, in this page's memory only, the address for which an email was asked. */
export function rememberRequestedAddress(email: string): void {
  address = email
}

export const requestedAddress = (): string => address
