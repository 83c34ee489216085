import { showPlace } from './place';

showPlace();
addEventListener('hashchange', showPlace);
