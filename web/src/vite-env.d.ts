/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'icon:*' {
  const body: string;
  export default body;
}
