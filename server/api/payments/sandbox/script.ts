import { paymentMessageSource } from '#contract/payment-message.ts';

/**
 * Posts a message to the embedding or opening shop, and nobody else: it is delivered only to a window of the expected origin,
 * which is the page's own if the shop has the same one, else the shop's.
 */
const post = `
const {transaction,shop}=document.body.dataset;
const target=opener??(parent===window?null:parent);
const isHere=()=>{try{return target.location.origin===location.origin}catch{return false}};
const post=(message)=>{if(!target)return;
target.postMessage({source:'${paymentMessageSource}',transactionId:transaction,...message},isHere()?location.origin:shop||location.origin);};
if(parent!==window)new ResizeObserver(()=>post({type:'height',height:Math.ceil(document.querySelector('main').getBoundingClientRect().height)+8})).observe(document.querySelector('main'));
`.trim();

/** For a page that only reports its height. */
export const heightScript = `(()=>{${post}})();`;

/** For the page that ends a challenge or an approval. */
export const finishedScript = `(()=>{${post}post({type:'finished'});})();`;

/** For the card fields: sends them to the sandbox, shows errors, and posts the token to the shop. */
export const fieldsScript = `(()=>{${post}
const form=document.querySelector('form');
const button=form.querySelector('button');
const alert=document.querySelector('[role=alert]');
const number=form.elements.number;
number.addEventListener('input',()=>{
if(number.selectionStart!==number.value.length)return;
const digits=number.value.replace(/\\D/g,'').slice(0,19);
number.value=digits.replace(/(\\d{4})(?=\\d)/g,'$1 ');
});
const show=(errors)=>{
let first=null;
for(const input of form.querySelectorAll('input')){
const words=errors[input.name]??'';
document.getElementById(input.name+'-error').textContent=words;
if(words){input.setAttribute('aria-invalid','true');first??=input;}else input.removeAttribute('aria-invalid');
}
first?.focus();
};
let busy=false;
const wait=(on)=>{busy=on;button.setAttribute('aria-disabled',String(on));};
form.addEventListener('submit',async(event)=>{
event.preventDefault();
if(busy)return;
wait(true);alert.textContent='';
try{
const answer=await fetch(form.action,{method:'POST',headers:{Accept:'application/json'},body:new URLSearchParams(new FormData(form))});
const body=await answer.json();
if(body.token){show({});post({type:'token',token:body.token});return;}
show(body.errors??{});
if(body.message)alert.textContent=body.message;
if(answer.status===410)post({type:'finished'});
}catch{alert.textContent='The card could not be checked. Try again.';}
wait(false);
});
})();`;
