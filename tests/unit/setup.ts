/// <reference types="jest" />
import { TextEncoder } from 'node:util';
import { removeFolders } from '@/tests/support/folder-with';

// Every browser has it, jsdom does not.
globalThis.TextEncoder ??= TextEncoder;
afterAll(removeFolders);
