import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { preferred } from '$lib/person.svelte';
import { settings } from '$lib/settings.svelte';
import { words } from '$lib/words.svelte';

settings.dress();
await words.use(preferred());
mount(App, { target: document.getElementById('hall')! });
