declare module 'virtual:messages/es/public' {
  const messages: Partial<import('./catalogues').Messages>
  export default messages
}

declare module 'virtual:messages/es/library' {
  const messages: Partial<import('./catalogues').Messages>
  export default messages
}

declare module 'virtual:messages/es/rest' {
  const messages: Partial<import('./catalogues').Messages>
  export default messages
}

declare module 'virtual:messages/es/client' {
  const messages: Partial<import('./catalogues').Messages>
  export default messages
}

declare module 'virtual:messages/en/public' {
  const messages: Partial<import('./catalogues').Messages>
  export default messages
}

declare module 'virtual:messages/en/library' {
  const messages: Partial<import('./catalogues').Messages>
  export default messages
}

declare module 'virtual:messages/en/rest' {
  const messages: Partial<import('./catalogues').Messages>
  export default messages
}
