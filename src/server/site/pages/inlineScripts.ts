import { NOT_HYDRATED, STORAGE_KEYS } from '../../../contract/constants.ts'

/** Link relation of modules whose loading is deferred. Browsers do not know it, so that they fetch nothing by it. */
export const LATER = 'later'

/**
 * A feature that the supported browsers have (`browserslist` in package.json) and older ones lack. In those the page is not hydrated:
 * links and forms work.
 */
const IS_YOUNG_ENOUGH = 'Element.prototype.setHTMLUnsafe'

/**
 * Most browsers cache a failed module for as long as the document lives, and never request it again (Chromium and Firefox retry since
 * 2026). Where a clicked button waits for it, and the files are available by now, the document is reloaded once.
 */
const RENEW = `const renew=async()=>{if(performance.getEntriesByType('navigation')[0].type==='reload')return;const answers=await Promise.all(links.map(({href})=>fetch(href)));if(answers.every(({ok})=>ok))return location.reload(),true};`

/**
 * Logs a failure to load or hydrate once. Clicked buttons wait no longer; where there are some, and the document is not reloaded, the page
 * gets its no-script layout again, which shows what buttons would open.
 */
const GIVE_UP = `const giveUp=async(fault)=>{const presses=early.presses.splice(0);for(const button of presses)button.ariaBusy=null;if(!isSaid)console.error(fault);isSaid=true;if(presses.length&&!await renew().catch(()=>{}))look.add('${NOT_HYDRATED}');waking=undefined};`

/**
 * Loads the page's modules, at low priority unless the visitor has interacted: the first one is the entry, which imports the others
 * and hydrates the page. After a failure the next click or key tries again.
 */
const BEGIN = `const begin=()=>{if(waking)return;links??=[...document.querySelectorAll('link[rel=${LATER}]')];for(const link of links){if(!early.isMoved)link.fetchPriority='low';link.rel='modulepreload'}waking=import(links[0].href).then((page)=>(look.remove('${NOT_HYDRATED}'),page.wake())).catch(giveUp)};`

/**
 * Runs in a rendered page. Its modules are loaded after the first paint or the first interaction, whichever comes first: until then the
 * network is for what is visible. Recorded are the buttons that are clicked before hydration, which get `aria-busy` (a submit button
 * works without scripts), the URL that the document was rendered for, and whether the visitor has interacted.
 */
export const START_SCRIPT = `if(${IS_YOUNG_ENOUGH}){const look=document.documentElement.classList;look.remove('${NOT_HYDRATED}');let links,waking,isSaid;const early=window.early={presses:[],address:location.pathname+location.search};${RENEW}${GIVE_UP}${BEGIN}if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver(begin).observe({type:'paint',buffered:true});else addEventListener('load',begin);addEventListener('click',(event)=>{const button=event.target.closest('button');if(button&&button.type!=='submit'&&!early.isHeard){early.presses.push(button);button.ariaBusy='true';if(isSaid)begin()}},true);for(const sign of ['pointerdown','keydown','wheel','touchmove'])addEventListener(sign,()=>{early.isMoved=true;begin()},{capture:true,passive:true})}`

/**
 * Runs in the panel's document before anything else is fetched: prefetches the API calls that its element lists, with the stored token,
 * for the panel (`takeAsked`), unless the browser saves data. Its hash is in the Content-Security-Policy.
 */
export const ASK_SCRIPT = `try{const token=localStorage.getItem('${STORAGE_KEYS.token}');if(token&&!navigator.connection?.saveData){const asked=window.asked={token,at:performance.now(),answers:{}};for(const url of JSON.parse(document.querySelector('[data-asked]').dataset.asked))(asked.answers[url]=fetch(url,{headers:{Accept:'application/json',Authorization:'Bearer '+token}}).then(async(response)=>({response,body:await response.text()}))).catch(()=>{})}}catch{}`
