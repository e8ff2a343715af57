declare module 'virtual:messages/es' {
  const messages: import('./provider').Messages
  export default messages
}

declare module 'virtual:messages/en' {
  const messages: import('./provider').Messages
  export default messages
}
